/**
 * The features that Playwright disables in Chromium, as far as they affect a local page. Chromium
 * uses only the last such list, which is this one, so it repeats them.
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
 * Every context of a test is a separate browser window, even without a display. It would render two
 * popups of its address bar, each a page in its own process, and start a spare process for the next
 * page: together they cost as much as the page under test.
 */
const UNSEEN = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];

export const browserArguments = [
  // The games render with WebGL, here without a graphics card. The page around them is composited
  // without it, which halves the work of a wide window.
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-compositing',
  `--disable-features=${[...PLAYWRIGHTS, ...UNSEEN].join(',')}`,
];
