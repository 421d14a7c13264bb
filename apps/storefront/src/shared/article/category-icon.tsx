import {
  IconBox,
  IconBrush,
  IconDroplet,
  IconFirstAidKit,
  IconHandSanitizer,
  IconHelmet,
  IconPackage,
  IconSpray,
  IconToiletPaper,
  IconVacuumCleaner,
} from '@tabler/icons-react';

const ICONS: Readonly<Record<string, typeof IconBox>> = {
  brush: IconBrush,
  droplet: IconDroplet,
  'first-aid-kit': IconFirstAidKit,
  'hand-sanitizer': IconHandSanitizer,
  helmet: IconHelmet,
  package: IconPackage,
  spray: IconSpray,
  'toilet-paper': IconToiletPaper,
  'vacuum-cleaner': IconVacuumCleaner,
};

interface CategoryIconProps {
  /** The name that the category carries; a box for an unknown one. */
  readonly name: string | null;
  readonly size: number;
}

/** The sign of a top category. */
export function CategoryIcon({ name, size }: CategoryIconProps) {
  const Icon = ICONS[name ?? ''] ?? IconBox;
  return <Icon size={size} aria-hidden="true" />;
}
