import { text } from '../../label/text.ts';
import { shape, stitch } from '../../shapes/marks.ts';
import { inflate } from '../../shapes/soft.ts';
import { dark, lite } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';
import { folds, weave } from './parts.ts';

/** Work trousers with knee and thigh pockets. */
export function workTrousers(s: Scene): string {
  const c = s.spec.opts?.c ?? s.pick('#39434f', '#1f3557', '#5b6068', '#b8a27c');
  const k = s.pick('#1c2026', dark(c, 0.6));
  const a = s.pick(c, '#e8792b', '#d8e62a', k);
  const d =
    'M284 92Q400 82 516 92L534 210Q548 330 552 420L570 716Q500 730 438 718L412 400Q404 352 400 340Q396 352 388 400L362 718Q300 730 230 716L248 420Q252 330 266 210Z';
  const cl = s.clip(d);
  s.cast(shape(d, '#000'));
  s.add(shape('M286 94Q400 70 514 94L512 112Q400 96 288 112Z', dark(c, 0.65)));
  weave(s, () => {
    inflate(s, shape(d, c), [30, 1], 0.04);
    const pk = (m: string) => inflate(s, shape(m, k), 6, 0.06);
    for (const q of [0, 1]) {
      const T = q ? '<g transform="matrix(-1 0 0 1 800 0)">' : '<g>';
      const at = s.body.length;
      pk('M256 480L352 484L346 600L246 598Z');
      pk('M262 330L308 322L306 420L254 424Z');
      pk('M276 150Q300 220 352 232L350 250L276 240Z');
      const b = s.body.splice(at).join('');
      s.add(
        `<g clip-path="${cl}">${T}${b}${stitch('M260 486L346 490L340 594L252 592Z', lite(c, 0.5), 0.5)}${stitch('M264 336L304 328M258 418L302 414', lite(c, 0.5), 0.6)}${shape('M254 340L308 332', 'none', `stroke="${a}" stroke-width="12"`)}</g></g>`,
      );
    }
    s.add(
      `<g clip-path="${cl}">${folds(s, ['M400 340Q340 380 290 370', 'M400 340Q460 380 510 370', 'M250 460Q300 450 370 470', 'M552 460Q500 450 430 470', 'M236 640Q300 650 366 626', 'M564 640Q500 650 436 626', 'M240 690Q290 676 360 690', 'M560 690Q510 676 440 690', 'M310 260Q330 320 320 400', 'M490 260Q470 320 480 400'], 15, 0.2)}</g>`,
    );
  });
  s.add(
    shape('M284 92Q400 82 516 92L520 122Q400 112 280 122Z', dark(c, 0.25)),
    ...[300, 350, 450, 500].map((x) => shape(`M${x - 5} 86h10v40h-10Z`, dark(c, 0.45))),
    stitch('M400 120V330M392 122Q388 240 398 300', lite(c, 0.5), 0.6),
    `<circle cx="400" cy="104" r="8" fill="#b9a06a" stroke="#5d4c28"/>`,
    shape('M452 236H500V258H452Z', '#e9ecee'),
    text(s.spec.label.brand, [476, 252, 14], '#23292f', { max: 44 }),
    stitch('M250 440Q244 560 236 712M550 440Q556 560 564 712', lite(c, 0.5), 0.4),
  );
  return '';
}
