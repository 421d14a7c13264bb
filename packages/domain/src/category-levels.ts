/** How deep categories may stand below each other: as deep as the menu of the shop shows them. */
export const CATEGORY_LEVELS = 3;
