/** Name, colour, background colour, and starters as [starter, description]. */
export const genres: [string, string, string, [string, string][]][] = [
  [
    'Mystery',
    '#1e1b4b',
    '#c7d2fe',
    [
      [
        'The door that was never locked',
        'Every house on the street has one door that nobody uses. Tonight one of them is open.',
      ],
      [
        'A witness who cannot speak',
        'Only the parrot saw what happened, and the parrot has started to bargain.',
      ],
    ],
  ],
  [
    'Comedy',
    '#7c2d12',
    '#fed7aa',
    [
      ['The ninth guest', 'Nobody remembers inviting him, and he knows everybody’s name.'],
      ['A very small kingdom', 'Its army is one goose, and the goose has resigned.'],
    ],
  ],
  [
    'Science Fiction',
    '#083344',
    '#a5f3fc',
    [
      [
        'Eleven years late',
        'A letter from the first ship arrives, addressed to someone not yet born.',
      ],
      ['The quiet moon', 'The colony stopped answering. Its music did not.'],
    ],
  ],
  [
    'Fantasy',
    '#3b0764',
    '#e9d5ff',
    [
      ['The map that sulks', 'It only shows the way to people who apologise to it.'],
      ['Dragon, retired', 'She guards a library now and charges for late books.'],
    ],
  ],
  [
    'Romance',
    '#831843',
    '#fbcfe8',
    [['Seat 14C', 'The same stranger, the same delayed train, for the seventh Friday.']],
  ],
  [
    'Horror',
    '#450a0a',
    '#fecaca',
    [
      ['Count the stairs', 'There were thirteen this morning. Go down slowly.'],
      ['The tape in the attic', 'It is dated tomorrow.'],
    ],
  ],
  [
    'Adventure',
    '#14532d',
    '#bbf7d0',
    [['North of the last road', 'The guide turned back. The dog did not.']],
  ],
  [
    'Historical',
    '#422006',
    '#fde68a',
    [
      [
        'The apprentice’s ledger',
        'Florence, 1478: a page is missing, and the banker wants it back.',
      ],
    ],
  ],
  [
    'Fairy Tale',
    '#134e4a',
    '#99f6e4',
    [['Three wishes, one left', 'The first two were somebody else’s.']],
  ],
  [
    'Thriller',
    '#0f172a',
    '#cbd5e1',
    [
      ['Call waiting', 'The voice on the other line is yours.'],
      ['The honest spy', 'He has never lied. That is the problem.'],
    ],
  ],
  [
    'Western',
    '#7c2d12',
    '#ffedd5',
    [['The town with two sheriffs', 'They have never been seen together.']],
  ],
  [
    'Slice of Life',
    '#365314',
    '#d9f99d',
    [['The last laundromat', 'Open all night, and everyone brings more than laundry.']],
  ],
  ['Poetry', '#581c87', '#f5d0fe', []],
  [
    'Folklore',
    '#164e63',
    '#cffafe',
    [['The river’s bride', 'Every spring the village sends a chair. This year it came back.']],
  ],
];

/** The file name of the seeded image of the genre with an index from 0. */
export const genreImageName = (index: number): string => `genre-${index + 1}.png`;
