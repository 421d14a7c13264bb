export { CareersPage, PublicCareersPage } from './careers-page.tsx';
