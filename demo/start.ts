/** The entry of `npm start`: the shop with the demo shop at hand, which fills an empty database unless DEMO=off. */
import { runShop } from '../apps/server/src/run.ts';
import { demoShop } from './demo-shop.ts';

runShop({ env: process.env, demo: demoShop });
