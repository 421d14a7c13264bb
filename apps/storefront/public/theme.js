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
  /* Whether the first page is one of the shop, as far as this device knows: the app asks the server. */
  var path = location.pathname;
  var isOutside = /^\/(auth\/|terms-and-conditions|guest-order)/.test(path);
  var needsAccount = /^\/(profile|wishlist|my-articles|quick-order)/.test(path);
  var session = kept('sjaj.token');
  var token = session || kept('sjaj.guest');
  var asksWho = !isOutside && (session !== null || !needsAccount);
  var open = kept('sjaj.open');
  var enters = asksWho && (session !== null || open === '1');
  root.setAttribute('data-session', enters ? 'in' : 'out');

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

  var pageIn = function (pages) {
    var beginning = Object.keys(pages).find(function (beginning) {
      return beginning === '/' ? path === '/' : path.startsWith(beginning);
    });
    return pages[beginning] || [];
  };
  var isLogin = !isOutside && !enters && (needsAccount || open === '0');
  (isLogin ? early.pages['/auth/'] : pageIn(early.pages)).forEach(fetchFile);
  if (!asksWho) return;

  /* The answers wait for the app, which takes each once instead of asking again. */
  var id = Number(path.split('/')[2]);
  var size = Number(kept('sjaj.listing.size')) || 12;
  var fill = function (text) {
    return text.replace('{id}', id).replace('{size}', size);
  };
  var answers = {};
  var ask = function (call) {
    if (!(id > 0) && call.join().includes('{id}')) return;
    var address = '/api' + fill(call[1]);
    var headers = { 'accept-language': early.tags[language] };
    if (token) headers.authorization = 'Bearer ' + token;
    if (call[2]) headers['content-type'] = 'application/json';
    var body = call[2] && fill(call[2]);
    var answer = fetch(address, { method: call[0], headers: headers, body: body });
    answer.catch(function () {});
    answers[[call[0], address, body].join(' ').trim()] = answer;
  };
  var calls = [early.who];
  if (enters) calls = calls.concat(early.calls.always);
  if (enters && location.search === '') {
    calls = calls.concat(pageIn(early.calls));
    if (session && kept('sjaj.onlyLooks') === null) calls = calls.concat(pageIn(early.buys));
  }
  calls.forEach(ask);
  window.sjajPrefetched = answers;
})();
