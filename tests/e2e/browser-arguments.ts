/**
 * What Playwright turns off in Chromium, as far as it bears on a local page. Of several such lists
 * the browser keeps the last one, ours, so that it has to say this again.
 */
const PLAYWRIGHTS = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AimEnabled',
  'PreconnectToSearch',
];

/**
 * Every window of a test is a browser window of its own, although nobody sees it, and would draw
 * two popups of its address bar, each a page in a process, and start a process for a page to come:
 * together they cost as much as the page under test.
 */
const UNSEEN = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];

export const browserArguments = [
  // The games draw with WebGL, here without a graphics card; the page around them is put
  // together without it, which halves the work of a wide window.
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-compositing',
  `--disable-features=${[...PLAYWRIGHTS, ...UNSEEN].join(',')}`,
];
