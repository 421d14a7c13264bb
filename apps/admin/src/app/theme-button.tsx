import { IconMoon, IconSun } from '@tabler/icons-react';
import { IconButton, useColourScheme } from '@sjaj/ui';
import { t } from '../shared/texts/t.ts';

/** Light or dark. */
export function ThemeButton() {
  const [scheme, setScheme] = useColourScheme();
  const isDark = scheme === 'dark';
  return (
    <IconButton
      label={t(isDark ? 'frame.light' : 'frame.dark')}
      tip="end"
      icon={isDark ? <IconSun size={18} aria-hidden="true" /> : <IconMoon size={18} aria-hidden="true" />}
      onClick={() => setScheme(isDark ? 'light' : 'dark')}
    />
  );
}
