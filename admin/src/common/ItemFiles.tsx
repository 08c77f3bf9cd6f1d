import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { AdminOrderItemView, AdminOrderView, ArtworkView, ProofView } from '@shop/contract';
import type { ReactNode } from 'react';
import { useCanAccess, usePermissions, useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import type { StaffRole } from '../auth/roles';
import { touchLink } from '../ui/touch';
import { EarlierArtwork } from './EarlierArtwork';
import { GenerateProofButton } from './GenerateProofButton';
import { ItemPhotos } from './ItemPhotos';
import { PreflightReport } from './PreflightReport';
import { ProofApproval } from './ProofApproval';
import { ProofPins } from './ProofPins';
import { ZoomButton } from './zoom/ZoomButton';
import { CompareProofButton } from './proof-comparison/CompareProofButton';

/** As many parts in a row as there is room for. */
const SIDE_BY_SIDE = 'repeat(auto-fill, minmax(min(270px, 100%), 1fr))';

/** The customer's artwork beside the report about it, its proofs, newest first, and photos from production. */
export function ItemFiles({ item, order }: { item: AdminOrderItemView; order?: AdminOrderView }) {
  const translate = useTranslate();
  const { artwork, earlierArtwork, proofs, printed } = item;
  const { permissions } = usePermissions<StaffRole>();
  const mayAnswer = permissions === 'customer_service' || permissions === 'admin';
  const mayCompare = mayAnswer || permissions === 'factory';
  const { canAccess: canProduce = false } = useCanAccess({ resource: 'production-queue', action: 'list' });
  const nothing = translate(printed ? 'orders.artwork.none' : 'orders.artwork.notNeeded');
  return (
    <Box sx={{ typography: 'body2', display: 'grid', gap: 1.5, gridTemplateColumns: SIDE_BY_SIDE }}>
      <Box sx={{ display: 'grid', gap: 1, alignContent: 'start', minWidth: 0 }}>
        {artwork ? <Artwork artwork={artwork} /> : <SecondaryText>{nothing}</SecondaryText>}
        {earlierArtwork && <EarlierArtwork artworks={earlierArtwork} />}
        {mayAnswer && order?.allowedEvents.includes('digital_proof_sent') && artwork?.preview && (
          <GenerateProofButton orderId={order.id} item={item} />
        )}
      </Box>
      {artwork?.preflight && <PreflightReport preflight={artwork.preflight} />}
      {proofs.map((proof) => (
        <Proof key={proof.version} proof={proof} orderId={mayAnswer ? order?.id : undefined}>
          {mayCompare && order && artwork?.kind === 'file' && (
            <CompareProofButton orderId={order.id} sid={item.sid} version={proof.version} />
          )}
        </Proof>
      ))}
      {order && <ItemPhotos orderId={order.id} sid={item.sid} photos={item.photos} canEdit={canProduce} />}
    </Box>
  );
}

/** Formats that browsers can display. */
const PREVIEW_FORMATS = ['jpeg', 'png', 'webp', 'gif'];
const MAX_PREVIEW_BYTES = 4_000_000;

function Artwork({ artwork }: { artwork: ArtworkView }) {
  const translate = useTranslate();
  const { bytes, time } = useFormat();
  const { kind, name, size, url, preflight, rejected, notScanned, uploadedAt } = artwork;
  const isPicture = PREVIEW_FORMATS.includes(preflight?.format ?? '') && (size ?? 0) <= MAX_PREVIEW_BYTES;
  const preview = artwork.preview ?? (isPicture ? url : null);
  const details = [
    preflight?.format.toUpperCase(),
    size === null ? undefined : bytes(size),
    translate('orders.artwork.uploaded', { date: time(uploadedAt) }),
  ];
  return (
    <Box sx={{ minWidth: 0 }}>
      <FileLink url={url} download={kind === 'file' ? name : undefined}>
        {translate(`orders.artwork.${kind}`, { name })}
      </FileLink>
      <Box sx={{ color: 'text.secondary' }}>{details.filter(Boolean).join(' · ')}</Box>
      {rejected && (
        <Box sx={{ color: 'error.main', overflowWrap: 'anywhere' }}>
          {translate('orders.artwork.rejected', { reason: rejected })}
        </Box>
      )}
      {notScanned && <Box sx={{ color: 'warning.main' }}>{translate('orders.artwork.notScanned')}</Box>}
      {preview !== null && (
        <Box
          component="img"
          src={preview}
          alt={translate('orders.artwork.preview', { name })}
          loading="lazy"
          sx={{
            display: 'block',
            maxWidth: '100%',
            maxHeight: 260,
            mt: 0.5,
            border: 1,
            borderColor: 'divider',
          }}
        />
      )}
      {artwork.tilesKey !== undefined && <ZoomButton artwork={artwork} tilesKey={artwork.tilesKey} />}
    </Box>
  );
}

interface ProofProps {
  proof: ProofView;
  orderId: string | undefined;
  /** Actions. */
  children: ReactNode;
}

function Proof({ proof, orderId, children }: ProofProps) {
  const translate = useTranslate();
  const { time } = useFormat();
  const { version, url, current, decision, comment, sentAt, settles, approval } = proof;
  const status = decision ?? (current ? 'current' : 'old');
  return (
    <Box sx={{ borderLeft: 2, borderColor: current ? 'primary.main' : 'divider', pl: 1, minWidth: 0 }}>
      <FileLink url={url}>{translate('orders.proof.version', { version })}</FileLink>
      {' · '}
      <Box component="span" sx={{ fontWeight: decision || current ? 560 : 400 }}>
        {translate(`orders.proof.${status}`)}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{translate('orders.proof.sent', { date: time(sentAt) })}</Box>
      {settles.length > 0 && <Box>{translate('orders.proof.settles', { pins: settles.join(', ') })}</Box>}
      {comment && <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{comment}</Box>}
      {children}
      <ProofPins proof={proof} orderId={orderId} />
      {approval && <ProofApproval approval={approval} />}
    </Box>
  );
}

interface FileLinkProps {
  url: string;
  /** The file name if the file is to be downloaded. */
  download?: string | undefined;
  children: ReactNode;
}

function FileLink({ url, download, children }: FileLinkProps) {
  return (
    <MuiLink
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      download={download}
      sx={{ overflowWrap: 'anywhere', ...touchLink }}
    >
      {children}
    </MuiLink>
  );
}

function SecondaryText({ children }: { children: ReactNode }) {
  return <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{children}</Box>;
}
