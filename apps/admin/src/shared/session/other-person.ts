import type { Profile } from '@sjaj/contract';
import { createStore, useSelector } from '@tanstack/react-store';

type Person = Profile['userData'];

const arrived = createStore<Person | null>(null);

/** Asks on the page, on which somebody has typed, how it goes on now that another person has the session. */
export const askOtherPerson = (person: Person): void => arrived.setState(() => person);

/** Withdraws the question: the page is the session's again. */
export const dismissOtherPerson = (): void => arrived.setState(() => null);

/** The person who has the session of a page on which another one has typed; null while there is no question. */
export const useOtherPerson = (): Person | null => useSelector(arrived);
