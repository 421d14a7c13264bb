import { useDeferredValue } from 'react';
import { useSearch } from '@tanstack/react-router';

/**
 * What the address has asked a list for, once that is loaded; the one before until then. The page stays as it is meanwhile: a search is
 * sent as its field is left, and the button whose press has left it is still there when it is let go.
 */
export const useLoadedSearch = () => useDeferredValue(useSearch({ strict: false }));
