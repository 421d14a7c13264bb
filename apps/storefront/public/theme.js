/* Runs before the first paint: the colour scheme, and whether there is a session whose frame may be drawn already. */
(function () {
  var root = document.documentElement;
  var scheme = null;
  var token = null;
  try {
    scheme = localStorage.getItem('sjaj.scheme');
    token = localStorage.getItem('sjaj.token') || sessionStorage.getItem('sjaj.token');
  } catch {
    // A browser that keeps nothing gets the system's scheme and the plain frame.
  }
  if (scheme !== 'light' && scheme !== 'dark') {
    scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.setAttribute('data-mantine-color-scheme', scheme);
  root.setAttribute('data-session', token && !location.pathname.startsWith('/auth/') ? 'in' : 'out');
})();
