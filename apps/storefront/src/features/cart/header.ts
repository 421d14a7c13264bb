export { AddedSheet } from './added-sheet.tsx';
export { CartPanel } from './cart-panel.tsx';
