import { text } from '../../label/text.ts';
import { line, shape } from '../../shapes/marks.ts';
import { inflate } from '../../shapes/soft.ts';
import { lite, mix } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';

const LENS =
  'M196 352C260 330 348 330 386 352C400 358 412 358 426 352C470 330 560 330 628 352C640 400 622 470 560 488C500 500 454 470 436 420C424 398 398 398 388 420C366 474 316 500 258 486C206 472 186 404 196 352Z';

/** Wrap-around safety glasses. */
export function safetyGlasses(s: Scene): string {
  const c = s.color('#23282e', s.spec.colors.label, '#1f5fae');
  const tint = s.pick('#d5e9f4', '#d5e9f4', '#f0d777', '#6d7883');
  s.gy = 500;
  inflate(s, shape('M622 338C690 300 722 250 730 220L744 226C740 280 700 340 632 378Z', c), 6, 0.35);
  inflate(s, shape('M196 344C120 310 80 250 76 214L60 220C62 280 110 350 190 386Z', c), 6, 0.35);
  inflate(s, shape('M180 336C150 316 116 276 100 240L122 234C140 270 170 306 206 326Z', lite(c, 0.15)), 5, 0.4);
  s.cast(shape(LENS, '#000'), [4, 26, 10, 0.2]);
  s.flushCasts();
  s.add(
    shape(
      LENS,
      s.lin(
        [190, 330, 630, 500],
        [
          [0, lite(tint, 0.5), 0.85],
          [0.4, tint, 0.72],
          [0.75, mix(tint, '#51697c', 0.45), 0.82],
          [1, mix(tint, '#33485a', 0.6), 0.88],
        ],
      ),
    ),
  );
  const shine = shape(
    'M210 330L320 330L270 500L190 480ZM460 330L520 330L480 490L440 440Z',
    '#ffffff',
    `opacity=".4" filter="${s.blur(3)}"`,
  );
  s.add(`<g clip-path="${s.clip(LENS)}">${shine}${line(LENS, '#0b1320', 8, 'opacity=".35"')}</g>`);
  inflate(
    s,
    shape(
      'M184 350C250 318 350 316 388 340C402 348 410 348 424 340C470 316 570 318 640 350L634 368C560 338 470 340 428 360C412 368 400 368 384 360C348 340 254 338 190 368Z',
      c,
    ),
    7,
    0.45,
  );
  s.add(shape('M390 404C398 386 424 386 434 404L444 436C432 420 392 420 380 436Z', lite(c, 0.3), 'opacity=".85"'));
  s.add(text(s.spec.label.brand, [560, 352, 15], '#eef1f3', { max: 70 }));
  return s.shadow(412, 380, 14, 504);
}
