/**
 * Imported before the database driver, which would end an older Node with a segmentation fault. The
 * commands of package.json bring a supported Node with them (`server/launch.cjs`).
 */

/** The oldest Node of `engines` in package.json. */
const OLDEST = { major: 22, minor: 13 };

/** @throws Error in one sentence when this version, as "24.21.0", is older than the oldest supported one */
export function requireSupportedNode(version: string): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isSupported = major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor);
  if (isSupported) return;
  throw new Error(
    `Fairhall needs Node ${OLDEST.major}.${OLDEST.minor} or later; this is Node ${version}: use the commands of package.json (npm start, npm run …), which bring one.`,
  );
}

requireSupportedNode(process.versions.node);
