import { banners } from './banners.ts';
import { genres } from './genres.ts';
import { storyRooms } from './story-rooms.ts';
import { users } from './users.ts';

/** Every resource of the console; a new one is one more line here. */
export const resources = [users, storyRooms, genres, banners];
