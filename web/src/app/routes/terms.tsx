import { LegalPage } from '@/features/legal/components/legal-page.tsx';

export default function TermsPage() {
  return <LegalPage document="terms" />;
}
