import { LegalPage } from '@/features/legal/components/legal-page.tsx';

export default function PrivacyPage() {
  return <LegalPage document="privacy" />;
}
