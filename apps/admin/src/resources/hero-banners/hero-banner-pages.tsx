import { ListPage } from '../../shared/list/list-page.tsx';
import { EditRecordPage, NewRecordPage } from '../../shared/record/definition-pages.tsx';
import { heroBannerDefinition } from './hero-banner-form.tsx';
import { heroBannersList } from './hero-banner-list.tsx';

export const HeroBannersPage = () => <ListPage list={heroBannersList} />;
export const HeroBannerPage = () => <EditRecordPage definition={heroBannerDefinition} />;
export const NewHeroBannerPage = () => <NewRecordPage definition={heroBannerDefinition} />;
