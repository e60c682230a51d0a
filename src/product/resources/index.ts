/** Every resource of the console. `npm run resource` prints a further line for a new one. */
export { banners } from './banners.ts';
export { genres } from './genres.ts';
export { storyRooms } from './story-rooms.ts';
export { users } from './users.ts';
