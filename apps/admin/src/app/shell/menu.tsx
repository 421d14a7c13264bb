import { homeOf, MENU_GROUPS, type MenuGroup, type Resource } from '../../shared/resource/resource.ts';
import { NavGroup } from './nav-group.tsx';
import { NavItem } from './nav-item.tsx';
import { useOpenGroups } from './open-groups.ts';

interface MenuProps {
  readonly resources: readonly Resource[];
  /** The path of the open page. */
  readonly pathname: string;
  readonly onLeave?: (() => void) | undefined;
}

/** A menu of no more entries fits on a laptop with all of its groups open. */
const FITS = 12;

/** What is done every day, and below it the other resources in groups. A group of one resource is shown as that resource. */
export function Menu({ resources, pathname, onLeave }: MenuProps) {
  const here = resourceAt(pathname, resources);
  const groups = MENU_GROUPS.map((group) => ({ group, members: membersOf(resources, group) }));
  const { isOpen, setOpen } = useOpenGroups(resources.length > FITS ? [] : MENU_GROUPS);
  const work = membersOf(resources, 'work');
  const items = (members: readonly Resource[]) =>
    members.map((resource) => (
      <NavItem key={resource.name} resource={resource} isHere={resource.name === here} onLeave={onLeave} />
    ));
  return (
    <ul>
      {items(work)}
      {work.length > 0 && <li className="adm-nav-rule" />}
      {groups.map(({ group, members }) =>
        members.length > 1 ? (
          <NavGroup
            key={group}
            group={group}
            resources={members}
            isHere={members.some(({ name }) => name === here)}
            isOpen={isOpen(group)}
            onToggle={(open) => setOpen(group, open)}
          >
            {items(members)}
          </NavGroup>
        ) : (
          items(members)
        ),
      )}
    </ul>
  );
}

const membersOf = (resources: readonly Resource[], group: 'work' | MenuGroup): readonly Resource[] =>
  resources.filter((resource) => resource.group === group);

/** The name of the resource that a page belongs to. */
function resourceAt(pathname: string, resources: readonly Resource[]): string | undefined {
  const found = resources.find((resource) => {
    const home = homeOf(resource);
    return pathname === home || (home !== '/' && pathname.startsWith(`${home}/`));
  });
  return found?.name;
}
