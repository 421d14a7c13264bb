import { hasTerms, searchTermsOf, searchTextOf } from '@sjaj/domain';

interface NamedRole {
  readonly name: string;
}

interface Area<Right> {
  readonly title: string;
  readonly capabilities: readonly Right[];
}

interface Right {
  readonly name: string;
  readonly hint: string;
}

interface Matrix<Role, One> {
  readonly roles: readonly Role[];
  readonly areas: readonly Area<One>[];
}

/** The part of the matrix that is searched for: the roles of a name with all their rights, or else the rights with all roles. */
export function searchMatrix<Role extends NamedRole, One extends Right>(
  typed: string,
  roles: readonly Role[],
  areas: readonly Area<One>[],
): Matrix<Role, One> {
  const terms = searchTermsOf(typed);
  if (terms.length === 0) return { roles, areas };
  const isFound = (text: string): boolean => hasTerms(searchTextOf(text), terms);
  const named = roles.filter(({ name }) => isFound(name));
  if (named.length > 0) return { roles: named, areas };
  const found = areas.map(({ title, capabilities }) => ({
    title,
    capabilities: capabilities.filter(({ name, hint }) => isFound(`${title} ${name} ${hint}`)),
  }));
  return { roles, areas: found.filter(({ capabilities }) => capabilities.length > 0) };
}
