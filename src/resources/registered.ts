/** Every resource of the console; a new one is one more line here. */
export { banners } from './banners.ts';
export { genres } from './genres.ts';
export { storyRooms } from './story-rooms.ts';
export { users } from './users.ts';
