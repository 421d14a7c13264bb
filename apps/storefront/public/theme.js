/* Runs before the first paint: the colour scheme, whether there is a session, and what to fetch already. */
(function () {
  /* Forms are checked without making code of text, which the page's policy forbids. */
  globalThis.__zod_globalConfig = { jitless: true };
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
  var token = kept('sjaj.token');
  var signedIn = token !== null && !location.pathname.startsWith('/auth/');
  root.setAttribute('data-session', signedIn ? 'in' : 'out');

  var early = JSON.parse(document.currentScript.dataset.early || 'null');
  if (!early) return;
  var language = early.texts[kept('sjaj.language')] ? kept('sjaj.language') : 'bs';

  var fetchFile = function (address) {
    var link = document.createElement('link');
    if (address.endsWith('.css')) {
      link.rel = 'preload';
      link.as = 'style';
    } else {
      link.rel = 'modulepreload';
    }
    link.crossOrigin = '';
    link.href = address;
    document.head.append(link);
  };
  fetchFile(early.texts[language]);
  if (!signedIn) return;

  var pageIn = function (pages) {
    var path = Object.keys(pages).find(function (path) {
      return path === '/' ? location.pathname === '/' : location.pathname.startsWith(path);
    });
    return pages[path] || [];
  };
  pageIn(early.pages).forEach(fetchFile);

  /* The answers wait for the app, which takes each once instead of asking again. */
  if (kept('sjaj.api') !== null) return;
  var id = Number(location.pathname.split('/')[2]);
  var size = Number(kept('sjaj.listing.size')) || 12;
  var fill = function (text) {
    return text.replace('{id}', id).replace('{size}', size);
  };
  var answers = {};
  var ask = function (call) {
    if (!(id > 0) && call.join().includes('{id}')) return;
    var path = '/api' + fill(call[1]);
    var headers = { authorization: 'Bearer ' + token, 'accept-language': early.tags[language] };
    if (call[2]) headers['content-type'] = 'application/json';
    var body = call[2] && fill(call[2]);
    var answer = fetch(path, { method: call[0], headers: headers, body: body });
    answer.catch(function () {});
    answers[[call[0], path, body].join(' ').trim()] = answer;
  };
  var calls = early.calls.always;
  if (location.search === '') {
    calls = calls.concat(pageIn(early.calls));
    if (kept('sjaj.onlyLooks') === null) calls = calls.concat(pageIn(early.buys));
  }
  calls.forEach(ask);
  window.sjajEarly = answers;
})();
