/* Runs before the first paint: the colour scheme, whether there is a session, and what to fetch already. */
(function () {
  var root = document.documentElement;
  var kept = function (key) {
    try {
      return localStorage.getItem(key) || sessionStorage.getItem(key);
    } catch {
      return null;
    }
  };
  var scheme = kept('sjaj.scheme');
  if (scheme !== 'light' && scheme !== 'dark') {
    scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.setAttribute('data-colour-scheme', scheme);
  var signedIn = kept('sjaj.token') !== null && !location.pathname.startsWith('/auth/');
  root.setAttribute('data-session', signedIn ? 'in' : 'out');

  var fetchEarly = function (address) {
    if (!address) return;
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = address;
    document.head.append(link);
  };
  var chunks = JSON.parse(document.currentScript.dataset.chunks || '{"texts":{},"pages":{}}');
  fetchEarly(chunks.texts[kept('sjaj.language') || 'bs'] || chunks.texts.bs);
  if (!signedIn) return;
  var page = Object.keys(chunks.pages).find(function (path) {
    return path === '/' ? location.pathname === '/' : location.pathname.startsWith(path);
  });
  fetchEarly(chunks.pages[page]);
})();
