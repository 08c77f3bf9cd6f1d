import type { Output } from '@shop/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { lazyDialog } from '../../ui/lazy-dialog';
import { Picture } from '../../ui/Picture';
import styles from './Portfolio.module.css';

const PictureViewer = lazyDialog(async () => (await import('../product/PictureViewer')).PictureViewer);

interface PortfolioGridProps {
  title: string;
  pictures: Output<'Catalog/Portfolio'>;
}

/** The pictures of a gallery. Each can be isEnlarged and links to its product. */
export function PortfolioGrid({ title, pictures }: PortfolioGridProps) {
  const { t } = useTranslation('portfolio');
  const [shown, setShown] = useState(0);
  const [isEnlarged, setIsEnlarged] = useState(false);
  const enlarge = (index: number) => {
    setShown(index);
    setIsEnlarged(true);
  };
  return (
    <>
      <ul className={styles.grid} aria-label={title}>
        {pictures.map((picture, index) => (
          <li key={picture.url} className={styles.item}>
            <button
              type="button"
              className={styles.picture}
              aria-haspopup="dialog"
              aria-label={t('enlarge', { picture: picture.alt })}
              onClick={() => enlarge(index)}
            >
              <Picture picture={picture} eager={index < 4} decorative />
            </button>
            <p className={styles.caption}>
              {picture.product ? <Link to={productPath(picture.product)}>{picture.product.name}</Link> : picture.alt}
            </p>
          </li>
        ))}
      </ul>
      <PictureViewer
        opened={isEnlarged}
        onClose={() => setIsEnlarged(false)}
        title={title}
        pictures={pictures.map((picture) => ({
          name: picture.alt,
          show: <Picture picture={picture} eager whole sizes="(max-width: 1080px) 100vw, 1080px" />,
          more: picture.product && (
            <Link to={productPath(picture.product)}>{t('toProduct', { product: picture.product.name })}</Link>
          ),
        }))}
        shown={shown}
        onShow={setShown}
      />
    </>
  );
}

/** The unlocalized path of a product page. */
function productPath({ category, slug }: { category: string; slug: string }): string {
  return `/${category}/${slug}`;
}
