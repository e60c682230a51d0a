import PictureOutlined from '@ant-design/icons-svg/es/asn/PictureOutlined';
import type { RequestBody } from '../../../api/contract.ts';
import { ImageCell } from '../../../engine/cells/cells.tsx';
import type { FormSectionProps } from '../../../engine/config/resource.ts';
import { isHexColour } from '../../../ui/hex-colour.ts';
import { FileImage, useCroppedFile } from '../../../ui/cropper/preview.tsx';
import { WarningNote } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './genre-card-fields.module.css';

type GenreForm = FormSectionProps<RequestBody<'POST /api/genre/addGenre'>>;

/** Pairs of a text colour and a background colour that are easy to read. */
export const colourPairs = [
  { name: 'Midnight', colour: '#1e1b4b', backgroundColour: '#c7d2fe' },
  { name: 'Forest', colour: '#14532d', backgroundColour: '#dcfce7' },
  { name: 'Ember', colour: '#7c2d12', backgroundColour: '#ffedd5' },
  { name: 'Rose', colour: '#ffe4e6', backgroundColour: '#881337' },
  { name: 'Slate', colour: '#f8fafc', backgroundColour: '#334155' },
  { name: 'Ocean', colour: '#ecfeff', backgroundColour: '#155e75' },
];

/** The name and the colours of a genre, with a live preview of its card beside them. */
export function GenreCardFields({ fields, values, setValues }: GenreForm) {
  const contrast = describeContrast(values);
  return (
    <div className={`stack ${styles.section}`}>
      <div className={styles.fields}>
        {fields.genre}
        <div className={styles.colours}>
          {fields.colour}
          {fields.backgroundColour}
        </div>
        <fieldset aria-label="Colour pairs" className={styles.pairs}>
          {colourPairs.map(({ name, ...pair }) => (
            <button
              key={name}
              type="button"
              className={styles.pair}
              style={getCardColours(pair)}
              aria-label={name}
              data-tooltip={name}
              aria-pressed={
                pair.colour === values.colour && pair.backgroundColour === values.backgroundColour
              }
              onClick={() => setValues(pair)}
            >
              Aa
            </button>
          ))}
          <output>{contrast && <WarningNote>{contrast}</WarningNote>}</output>
        </fieldset>
      </div>
      <figure className={styles.preview} aria-labelledby="genre-card-preview">
        <figcaption id="genre-card-preview">Preview</figcaption>
        <GenreCard record={values} />
      </figure>
    </div>
  );
}

/** The values of a genre's card, as they are edited or stored. */
interface CardValues extends Pick<GenreForm['values'], 'genre' | 'colour' | 'backgroundColour'> {
  starter?: string | readonly { starter?: string | null }[] | null | undefined;
  image?: unknown;
}

/**
 * The card of a genre. It is hidden from assistive technology, because it repeats the fields in colours that may have
 * too little contrast.
 */
export function GenreCard({ record }: { record: CardValues }) {
  const { genre, starter, image } = record;
  const croppedImage = useCroppedFile(image);
  const firstStarter = Array.isArray(starter) ? starter[0]?.starter : undefined;
  return (
    <div className={styles.card} style={getCardColours(record)} aria-hidden>
      <div className={styles.image}>
        {!image && <Icon of={PictureOutlined} />}
        {typeof image === 'string' && image !== '' && <ImageCell value={image} />}
        {image instanceof Object && croppedImage && (
          <FileImage file={croppedImage} alt="" width={194} height={112} />
        )}
      </div>
      <div className={styles.name} dir="auto">
        {genre}
      </div>
      <div className={styles.starter} dir="auto">
        {firstStarter}
      </div>
    </div>
  );
}

/** The relative luminance of a colour (WCAG 2.2). */
function getLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** "Contrast 1.2 : 1, hard to read" if two colours have less contrast than WCAG 2.2 requires for text, else empty. */
export function describeContrast({ colour, backgroundColour }: CardValues): string {
  if (!isHexColour(colour) || !isHexColour(backgroundColour)) return '';
  const [darker = 0, lighter = 0] = [colour, backgroundColour]
    .map(getLuminance)
    .toSorted((a, b) => a - b);
  const contrast = (lighter + 0.05) / (darker + 0.05);
  // The ratio is rounded down, so that one below 4.5 is never shown as 4.5.
  return contrast < 4.5
    ? `Contrast ${(Math.floor(contrast * 10) / 10).toFixed(1)} : 1, hard to read`
    : '';
}

/** The colours of a genre's card. A missing or invalid colour is replaced by that of the theme. */
export const getCardColours = ({ colour, backgroundColour }: CardValues) => ({
  ...(isHexColour(colour) && { color: colour }),
  ...(isHexColour(backgroundColour) && { backgroundColor: backgroundColour }),
});
