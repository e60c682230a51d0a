import PictureOutlined from '@ant-design/icons-svg/es/asn/PictureOutlined';
import type { RequestBody } from '../../api/contract.ts';
import { ImageCell } from '../../engine/cells/cells.tsx';
import type { FormSectionProps } from '../../engine/config/section-props.ts';
import { FileImage, useCroppedFileOf } from '../../ui/cropper/preview.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './genre-card-fields.module.css';
import { getCardColours } from './card-colours.ts';

type GenreForm = FormSectionProps<RequestBody<'POST /api/genre/addGenre'>>;

/** The name and the colours of a genre, beside a live preview of its card. */
export function GenreCardFields({ fields, values }: GenreForm) {
  return (
    <div className={styles.container}>
      <div className={styles.section}>
        <div className={styles.fields}>
          {fields.genre}
          {fields.colour}
          {fields.backgroundColour}
        </div>
        <figure className={styles.preview} aria-labelledby="genre-card-preview">
          <figcaption id="genre-card-preview">Preview</figcaption>
          <GenreCard values={values} />
        </figure>
      </div>
    </div>
  );
}

/** Repeats what the fields say, in colours that may have no contrast, so it is hidden from assistive technology. */
function GenreCard({ values }: Pick<GenreForm, 'values'>) {
  const { genre, starter, image } = values;
  const croppedImage = useCroppedFileOf(image);
  const firstStarter = Array.isArray(starter) ? starter[0]?.starter : undefined;
  return (
    <div
      className={styles.card}
      style={getCardColours(values.colour, values.backgroundColour)}
      aria-hidden
    >
      <div className={styles.image}>
        {!image && <Icon of={PictureOutlined} />}
        {typeof image === 'string' && image !== '' && <ImageCell value={image} />}
        {image instanceof Object && croppedImage && (
          <FileImage file={croppedImage} alt="" width={194} height={112} />
        )}
      </div>
      <div className={styles.name}>{genre}</div>
      <div className={styles.starter}>{firstStarter}</div>
    </div>
  );
}
