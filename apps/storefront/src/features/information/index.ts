export { InformationPage } from './information-page.tsx';
