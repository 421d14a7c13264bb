export { SafetySheetsPage } from './safety-sheets-page.tsx';
