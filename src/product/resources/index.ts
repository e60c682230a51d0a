/** Every resource of the console, one line each; `npm run resource` prints the line. */
export { banners } from './banners.ts';
export { genres } from './genres.ts';
export { storyRooms } from './story-rooms.ts';
export { users } from './users.ts';
