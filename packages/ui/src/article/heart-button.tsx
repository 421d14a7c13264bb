import './product-tile.css';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';

interface HeartButtonProps {
  /** "Dodaj na listu želja: …"; `aria-pressed` has the state. */
  readonly label: string;
  readonly on: boolean;
  readonly onToggle: () => void;
}

/** The wish list toggle in the corner of a picture. */
export function HeartButton({ label, on, onToggle }: HeartButtonProps) {
  const Icon = on ? IconHeartFilled : IconHeart;
  return (
    <button type="button" className="sj-heart" aria-label={label} aria-pressed={on} title={label} onClick={onToggle}>
      <Icon size={18} aria-hidden="true" />
    </button>
  );
}
