export { CareersPage } from './careers-page.tsx';
