import { createStore } from '@tanstack/react-store';

/** Counts the requests to open the menu of all categories. */
const requests = createStore(0);

/** Opens the menu of all categories from anywhere on the page. */
export const openCategoryMenu = (): void => requests.setState((count) => count + 1);

/** Calls the listener when the menu is to open. Returns the unsubscribe function. */
export const onCategoryMenu = (listener: () => void): (() => void) => requests.subscribe(listener).unsubscribe;
