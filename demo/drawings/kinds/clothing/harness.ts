import { text } from '../../label/text.ts';
import { line, shape } from '../../shapes/marks.ts';
import { inflate } from '../../shapes/soft.ts';
import { strap } from '../../shapes/tube.ts';
import { dark } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';

/** A flat woven band with its shadow and its two seams. */
function webbing(s: Scene, d: string, width: number, color: string): void {
  s.cast(line(d, '#000', width), [8, 12, 8, 0.28]);
  s.flushCasts();
  s.add(
    line(d, dark(color, 0.35), width),
    line(d, color, width - 5),
    line(d, '#ffffff', width - 14, 'stroke-dasharray="1.5 3" opacity=".18"'),
  );
}

function buckle(s: Scene, x: number, y: number, turn: number): void {
  const frame = 'M-26 -20H26V20H-26ZM-15 -9V9H15V-9Z';
  const at = `<g transform="translate(${x} ${y}) rotate(${turn})">`;
  inflate(s, `${at}${shape(frame, '#aeb6be', 'fill-rule="evenodd"')}</g>`, 4, 0.8);
}

/** Metal ring on a pad. */
function ring(s: Scene, x: number, y: number): void {
  strap(s, `M${x - 17} ${y - 14}C${x - 24} ${y + 34} ${x + 24} ${y + 34} ${x + 17} ${y - 14}Z`, 9, {
    c: '#c3cad1',
    metal: true,
  });
}

/** Full-body fall-arrest harness, hanging. */
export function harness(s: Scene): string {
  const c = s.color(s.spec.colors.label, '#e0202a', '#1f5fae', '#f2b01e');
  const black = '#2a2f35';
  webbing(s, 'M300 690C262 620 280 540 330 520C392 500 420 560 404 620C390 680 340 720 300 690Z', 30, black);
  webbing(s, 'M500 690C538 620 520 540 470 520C408 500 380 560 396 620C410 680 460 720 500 690Z', 30, black);
  webbing(s, 'M318 96C380 150 420 230 440 330L476 520', 32, c);
  webbing(s, 'M482 96C420 150 380 230 360 330L324 520', 32, c);
  webbing(s, 'M318 96C290 190 288 330 316 520', 32, c);
  webbing(s, 'M482 96C510 190 512 330 484 520', 32, c);
  webbing(s, 'M296 300Q400 322 504 300', 26, black);
  const belt = 'M276 470Q400 506 524 470L530 524Q400 562 270 524Z';
  s.cast(shape(belt, '#000'), [8, 12, 8, 0.28]);
  s.flushCasts();
  inflate(s, shape(belt, black), 12, 0.1);
  webbing(s, 'M268 498Q400 536 532 498', 24, c);
  inflate(s, shape('M356 178L400 150L444 178L432 236L400 254L368 236Z', black), 9, 0.2);
  ring(s, 400, 200);
  ring(s, 400, 322);
  ring(s, 286, 508);
  ring(s, 514, 508);
  buckle(s, 400, 520, 0);
  buckle(s, 300, 606, 64);
  buckle(s, 500, 606, -64);
  buckle(s, 297, 260, 88);
  buckle(s, 503, 260, 92);
  s.add(
    shape('M462 372H500V424H462Z', '#f4f5f6', 'opacity=".95"'),
    text(s.spec.label.brand, [481, 400, 12], '#23292f', { max: 34 }),
  );
  return '';
}
