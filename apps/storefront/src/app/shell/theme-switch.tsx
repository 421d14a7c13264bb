import { IconMoon, IconSun } from '@tabler/icons-react';
import { IconButton, useColourScheme } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';

/** Light or dark; remembered on this device. */
export function ThemeSwitch() {
  const [scheme, setScheme] = useColourScheme();
  const dark = scheme === 'dark';
  const Icon = dark ? IconSun : IconMoon;
  return (
    <IconButton
      size="sm"
      tip="end"
      label={t(dark ? 'frame.lightAppearance' : 'frame.darkAppearance')}
      icon={<Icon size={18} aria-hidden="true" />}
      onClick={() => setScheme(dark ? 'light' : 'dark')}
    />
  );
}
