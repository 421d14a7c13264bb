import './back-to-top.css';
import { useEffect, useState } from 'react';
import { IconArrowUp } from '@tabler/icons-react';
import { IconButton } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';

/** Shown after this many screens of scrolling. */
const SCREENS = 2;

/** Back to the top of a long page. */
export function BackToTop() {
  const [far, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(window.scrollY > window.innerHeight * SCREENS);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!far) return null;
  const goUp = () => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <IconButton
      className="shop-to-top"
      variant="line"
      tip="none"
      label={t('action.toTop')}
      icon={<IconArrowUp size={18} aria-hidden="true" />}
      onClick={goUp}
    />
  );
}
