/* Runs before the first paint: the colour scheme. */
(function () {
  /* Forms are checked without making code of text, which the page's policy forbids. */
  globalThis.__zod_globalConfig = { jitless: true };
  var scheme = null;
  try {
    scheme = localStorage.getItem('sjaj.scheme');
  } catch {
    // A browser that keeps nothing gets the system's scheme.
  }
  if (scheme !== 'light' && scheme !== 'dark') {
    scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.setAttribute('data-colour-scheme', scheme);
})();
