import { createContext, use } from 'react';

/**
 * Whether quantity fields begin at 0: in "My articles" and among sale items a buyer picks a few of many, and a field that has
 * been touched stands out. Elsewhere they begin at what the server names.
 */
const StartsAtZero = createContext(false);

export const QuantitiesStartAtZero = StartsAtZero.Provider;
export const useStartsAtZero = (): boolean => use(StartsAtZero);
