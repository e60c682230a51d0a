import { at } from './people.ts';

const descriptions = [
  'Three strangers answer the same advertisement for a lighthouse that has been dark for years.',
  'A letter takes eleven years to arrive.',
  'Nobody remembers inviting the ninth guest.',
  'The tide leaves a staircase behind, and it goes down.',
  'One of the four musicians has been replaced. The music is better now.',
  'The last bookshop in town sells only unfinished novels.',
];

const names =
  `The Lighthouse Keepers|Orbit of Paper Moons|Supper at Number Nine|The Salt Cartographer|A Violin in Winter
Letters to Nobody|The Clockmaker’s Strike|Seven Kinds of Rain|The Borrowed Garden|Night Bus to Avalon|The Glass Orchard
Midnight at the Archive|The Thirteenth Bell|Under the Copper Sky|The Understudy|Feathers and Ink|The Long Way to Porto
A House for Echoes|The Reluctant Oracle|Snow on the Equator|The Ferryman’s Daughter|Static on Channel Four
The Museum of Small Lies|Honey and Gunpowder|The Unsent Telegram|Foxglove Lane|The Weather Auction|Two Left Shoes
The Cinnamon Conspiracy|Tomorrow’s Newspaper|The Silent Choir|Beneath the Ninth Wave|The Paper Lantern Race`.split(
    /[|\n]/,
  );

const statuses = ['active', 'upcoming', 'completed'] as const;

/** Seeded rooms in all three statuses; some have no host. `host` and `participants` are indexes of users. */
export const rooms = names.map((roomName, index) => ({
  roomName,
  status: at(statuses, index),
  genre: index * 5,
  description: at(descriptions, index),
  host: index % 11 === 5 ? undefined : index,
  participants: Array.from({ length: index % 6 }, (_, position) => index + position * 3),
}));
