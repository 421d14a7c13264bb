export { wishListHandlers } from './routes.ts';
