/** The look of the page: the shop's colours and shapes, light and dark, without its fonts. */
export const STYLE = `
:root { color-scheme: light dark; --bg: #f6f9f9; --surface: #fff; --line: #e1e8ea; --field: #7c8d93; --text: #142024;
  --text-2: #42525a; --primary: #0a5b60; --primary-hover: #08474b; --on-primary: #fff; --soft: #ecf7f7; --on-soft: #08474b;
  --danger: #9f241e; --danger-soft: #fdeeec; --danger-line: #f0b6b0; --focus: #1f8b90; }
@media (prefers-color-scheme: dark) { :root { --bg: #0d1417; --surface: #141d21; --line: #27343a; --field: #6b7d84;
  --text: #e8eff0; --text-2: #b3c1c6; --primary: #43abae; --primary-hover: #62bfc1; --on-primary: #031a1c;
  --soft: #11292d; --on-soft: #abdcdd; --danger: #f4a49c; --danger-soft: #321714; --danger-line: #6b2a25; --focus: #78c4c6; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text); font: 14px/20px Inter, system-ui, "Segoe UI", sans-serif; }
main { width: min(440px, 100% - 32px); margin: 40px auto; }
.card { padding: 24px; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
h1 { margin: 0 0 16px; font-size: 22px; line-height: 28px; }
h2 { margin: 24px 0 8px; font-size: 13px; line-height: 18px; font-weight: 620; color: var(--text-2); }
p { margin: 0 0 16px; }
.note { padding: 10px 12px; border-radius: 8px; background: var(--soft); color: var(--on-soft); }
.error { padding: 10px 12px; border: 1px solid var(--danger-line); border-radius: 8px; background: var(--danger-soft);
  color: var(--danger); }
dl { display: grid; grid-template-columns: 1fr auto; gap: 6px 16px; margin: 0 0 16px; }
dt { color: var(--text-2); } dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; }
dd.sum { font-size: 19px; line-height: 24px; font-weight: 660; }
label { display: block; margin-bottom: 4px; font-size: 13px; line-height: 18px; }
input { width: 100%; height: 44px; margin-bottom: 12px; padding: 0 12px; border: 1px solid var(--field); border-radius: 6px;
  background: var(--surface); color: inherit; font: inherit; font-size: 16px; font-variant-numeric: tabular-nums; }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; align-items: end; }
button { width: 100%; min-height: 44px; padding: 8px 16px; border: 1px solid var(--line); border-radius: 6px;
  background: var(--surface); color: var(--text); font: inherit; font-weight: 520; cursor: pointer; }
button:hover { border-color: var(--field); }
button.main { border-color: transparent; background: var(--primary); color: var(--on-primary); font-weight: 620; }
button.main:hover { background: var(--primary-hover); }
.row { display: grid; gap: 8px; margin-top: 8px; }
.trials { margin-top: 16px; padding: 0 24px 24px; border: 1px dashed var(--line); border-radius: 12px; }
.trials button { min-height: 40px; text-align: left; }
input:focus-visible, button:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
`;
