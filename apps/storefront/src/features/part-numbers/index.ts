export { PartNumbersPage } from './part-numbers-page.tsx';
