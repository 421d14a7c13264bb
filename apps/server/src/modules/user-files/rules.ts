interface Changer {
  readonly userId: number;
  readonly role: string;
}

interface Changed {
  readonly isFromSupplier: boolean;
  readonly addedById: number;
}

/** Own files are changed by who has added them, by company admins, and by a representative for them; the supplier's by staff. */
export const mayChange = ({ userId, role }: Changer, { isFromSupplier, addedById }: Changed): boolean =>
  !isFromSupplier && (addedById === userId || role === 'company_admin' || role === 'acting_representative');

const ENDING = /\.[a-z0-9]{1,5}$/i;

/** The title of a file that was given none: its name without the ending. */
export const titleOf = (title: string | undefined, fileName: string): string =>
  (title ?? fileName.replace(ENDING, '')).slice(0, 120);
