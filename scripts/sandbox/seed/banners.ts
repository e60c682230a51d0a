/** Client name, URL, and the two colours of the image. */
export const banners: [string, string, string, string][] = [
  ['Inkwell & Sons', 'https://inkwell.example.com/spring', '#1e1b4b', '#818cf8'],
  ['Night Owl Coffee', 'https://nightowl.example.com', '#451a03', '#f59e0b'],
  ['Paper Lantern Press', 'https://paperlantern.example.com/submissions', '#7f1d1d', '#fca5a5'],
  ['The Typewriter Museum', 'https://typewriters.example.com/visit', '#0f172a', '#94a3b8'],
  ['Quill & Compass Travel', 'https://quillcompass.example.com', '#083344', '#67e8f9'],
  ['Fable Notebooks', 'https://fable.example.com/shop?season=autumn', '#14532d', '#86efac'],
  ['Moonlit Audio', 'https://moonlit.example.com/listen', '#3b0764', '#d8b4fe'],
  ['Harbour Writing School', 'https://harbour.example.com/courses', '#0c4a6e', '#7dd3fc'],
  ['Second Draft Editing', 'https://seconddraft.example.com', '#831843', '#f9a8d4'],
  ['Bramble Tea', 'https://bramble.example.com', '#365314', '#bef264'],
  ['Storyboard Games', 'https://storyboard.example.com/play', '#581c87', '#f0abfc'],
  ['The Reading Room', 'https://readingroom.example.com', '#422006', '#fde047'],
  ['Cloudberry Fonts', 'https://cloudberry.example.com/type', '#164e63', '#a5f3fc'],
];

/** The file name of the seeded image of the banner with an index from 0. */
export const bannerImageName = (index: number): string => `banner-${index + 1}.png`;
