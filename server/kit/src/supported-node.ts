/**
 * Imported before the database driver, which would end an older Node with a segmentation fault. The
 * commands of package.json bring a supported Node with them (`server/launch.cjs`).
 */

/** Of the driver's binaries: Node 22.14 and later have it, in the line of 23 from 23.6 on. */
const NODE_API_MIN = 10;

/** @throws Error in one sentence when this Node cannot load the driver */
export function requireSupportedNode({ node, napi }: { node: string; napi: string }): void {
  if (Number(napi) >= NODE_API_MIN) return;
  throw new Error(
    `Fairhall needs Node 22.14 or later; this is Node ${node}: use the commands of package.json (npm start, npm run …), which bring one.`,
  );
}

requireSupportedNode({ node: process.versions.node, napi: process.versions.napi ?? '' });
