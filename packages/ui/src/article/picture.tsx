import './picture.css';
import { useState } from 'react';
import { IconPhoto } from '@tabler/icons-react';
import { classNames } from '../foundation/class-names.ts';
import { useNearScreen } from '../foundation/use-near-screen.ts';

const WIDTHS = [160, 400, 800] as const;
const SIZED = /-(?:160|400|800)\.webp$/;

interface PictureProps {
  /** A picture of the shop (`…-400.webp` exists in 160, 400 and 800) or any other address; null for none. */
  readonly src: string | null;
  /** Shown if there is no picture or it fails to load. */
  readonly placeholder?: string | null | undefined;
  /** Empty where the title stands beside it. */
  readonly alt?: string;
  /** The side of a square frame in px, or a height whose width is its container's. */
  readonly size?: 28 | 40 | 48 | 56 | 64 | 72 | 96;
  readonly height?: number;
  /** How wide it is drawn, for the choice of the file; the size of a square frame, else 400 px. */
  readonly sizes?: string;
  /** Loads at once instead of near the screen: for the first screen. */
  readonly eager?: boolean;
  /** The point that stays in view, in percent: the picture fills its frame around it. Null or absent: it is shown whole. */
  readonly focus?: { readonly x: number; readonly y: number } | null;
  readonly className?: string;
}

/** A picture in a fixed box, so that nothing moves when it loads. */
export function Picture(props: PictureProps) {
  const { src, placeholder, alt = '', size, height, sizes, eager = false, focus, className } = props;
  const [frame, isNear] = useNearScreen<HTMLSpanElement>(eager);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const shown = [src, placeholder].find((candidate) => candidate && !failed.includes(candidate));
  return (
    <span
      ref={frame}
      className={classNames('sj-pic', size && `sj-pic-${size}`, focus && 'sj-pic-fills', className)}
      style={size ? { width: size, height: size } : height ? { height } : undefined}
    >
      {shown ? (
        <img
          src={isNear ? shown : undefined}
          srcSet={isNear ? srcSetOf(shown) : undefined}
          sizes={sizes ?? (size ? `${size}px` : '400px')}
          alt={alt}
          style={focus ? { objectPosition: `${focus.x}% ${focus.y}%` } : undefined}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          onError={() => setFailed([...failed, shown])}
        />
      ) : (
        <IconPhoto size={size && size < 48 ? 16 : 32} role={alt ? 'img' : undefined} aria-label={alt || undefined} />
      )}
    </span>
  );
}

function srcSetOf(src: string): string | undefined {
  if (!SIZED.test(src)) return undefined;
  return WIDTHS.map((width) => `${src.replace(SIZED, `-${width}.webp`)} ${width}w`).join(', ');
}
