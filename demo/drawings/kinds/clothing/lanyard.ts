import { text } from '../../label/text.ts';
import { line, shape } from '../../shapes/marks.ts';
import { inflate } from '../../shapes/soft.ts';
import { tube } from '../../shapes/tube.ts';
import type { Scene } from '../../studio/scene.ts';

const ROPE = 'M250 560C120 520 130 330 270 320C420 312 470 450 380 500C300 540 240 440 340 380C440 324 590 360 610 520';

function hook(s: Scene, x: number, y: number, turn: number): void {
  const at = `<g transform="translate(${x} ${y}) rotate(${turn})">`;
  const body =
    'M-14 -50Q0 -64 14 -50L18 -10C52 10 58 66 26 92C0 112 -40 104 -48 74L-30 64C-24 82 -4 88 10 76C30 60 26 24 2 14L-18 -10Z';
  s.cast(`${at}${shape(body, '#000')}</g>`, [8, 12, 7, 0.3]);
  s.flushCasts();
  inflate(s, `${at}${shape(body, '#b4bcc4')}</g>`, 6, 0.9);
  inflate(s, `${at}${shape('M-50 70L-36 66L-16 0L-26 -4Z', '#8d969f')}</g>`, 3, 0.6);
}

/** Rope with shock absorber and two hooks for work at height. */
export function lanyard(s: Scene): string {
  const c = s.color(s.spec.colors.label, '#e0202a', '#1f5fae', '#f2b01e');
  s.cast(line(ROPE, '#000', 24), [8, 14, 9, 0.28]);
  s.flushCasts();
  tube(s, ROPE, 24, { c: '#f1efe6', gloss: 0.1 });
  s.add(
    line(ROPE, c, 22, 'stroke-dasharray="6 12" opacity=".75"'),
    line(ROPE, '#0b1018', 24, 'stroke-dasharray="1.5 6" opacity=".2"'),
  );
  hook(s, 246, 610, 14);
  const pouch = 'M574 500H646Q656 500 656 512V648Q656 660 646 660H574Q564 660 564 648V512Q564 500 574 500Z';
  s.cast(shape(pouch, '#000'), [8, 12, 8, 0.3]);
  s.flushCasts();
  inflate(s, shape(pouch, c), 14, 0.2);
  s.add(text(s.spec.label.brand, [610, 590, 24], '#ffffff', { max: 78 }));
  hook(s, 612, 720, -8);
  return '';
}
