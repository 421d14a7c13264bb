import { parseJson, STORAGE_KEYS, storedValue } from '@sjaj/app-kit';
import { MENU_GROUPS, type MenuGroup } from '../../shared/resource/resource.ts';

const isListOfTexts = (value: unknown): value is string[] | null =>
  value === null || (Array.isArray(value) && value.every((one) => typeof one === 'string'));

/** The groups of the menu that are open on this device; null until one is opened or closed. */
const stored = storedValue<readonly MenuGroup[] | null>({
  key: STORAGE_KEYS.staffMenu,
  parse: (text) => {
    const names = parseJson(text, isListOfTexts, null);
    return names && MENU_GROUPS.filter((group) => names.includes(group));
  },
  print: (groups) => (groups ? JSON.stringify(groups) : null),
});

interface OpenGroups {
  readonly isOpen: (group: MenuGroup) => boolean;
  readonly setOpen: (group: MenuGroup, isOpen: boolean) => void;
}

/** Which groups of the menu are open. `initial` are open as long as nobody has chosen. */
export function useOpenGroups(initial: readonly MenuGroup[]): OpenGroups {
  const open = stored.use() ?? initial;
  return {
    isOpen: (group) => open.includes(group),
    setOpen: (group, isOpen) => {
      const others = (stored.get() ?? initial).filter((one) => one !== group);
      stored.set(isOpen ? [...others, group] : others);
    },
  };
}
