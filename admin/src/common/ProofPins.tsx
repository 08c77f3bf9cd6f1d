import Box from '@mui/material/Box';
import type { ProofPinView, ProofView } from '@shop/contract';
import { required, TextInput, useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { useFormat } from '../i18n/useFormat';
import { ActionDialogButton } from '../ui/ActionDialogButton';

const REQUIRED = [required()];
const ANSWER_TEXT = { htmlInput: { maxLength: 1000 } };

interface ProofPinsProps {
  proof: ProofView;
  /** Set where the user may answer pins. */
  orderId?: string | undefined;
}

/** The customer's pins on a proof: on its picture, and as a list with the answers of the staff. */
export function ProofPins({ proof: { picture, piece, pieceArea, pins, version }, orderId }: ProofPinsProps) {
  const translate = useTranslate();
  if (pins.length === 0) return null;
  const area = pieceArea ?? { x: 0, y: 0, width: 1, height: 1 };
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 0.75 }}>
      {picture && piece && (
        <Box sx={{ position: 'relative', justifySelf: 'start', lineHeight: 0, maxWidth: 420 }}>
          <Box
            component="img"
            src={picture}
            alt={translate('orders.proof.version', { version })}
            loading="lazy"
            sx={{ display: 'block', maxWidth: '100%', maxHeight: 320, border: 1, borderColor: 'divider' }}
          />
          {pins.map((pin) => (
            <PinNumber
              key={pin.id}
              pin={pin}
              sx={{
                position: 'absolute',
                left: `${(area.x + (pin.x / piece.widthMm) * area.width) * 100}%`,
                top: `${(area.y + (pin.y / piece.heightMm) * area.height) * 100}%`,
                transform: 'translate(-50%, -50%)',
                boxShadow: 2,
              }}
            />
          ))}
        </Box>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {pins.map((pin) => (
          <Pin key={pin.id} pin={pin} orderId={orderId} />
        ))}
      </Box>
    </Box>
  );
}

function Pin({ pin, orderId }: { pin: ProofPinView; orderId: string | undefined }) {
  const translate = useTranslate();
  const { number: formatNumber } = useFormat();
  const mm = (value: number) => `${formatNumber(Math.round(value))} mm`;
  const { id, number, x, y, text, answer = '', settledBy } = pin;
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1 }}>
      <PinNumber pin={pin} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ whiteSpace: 'pre-wrap' }}>{text}</Box>
        <Box sx={{ color: 'text.secondary' }}>
          {translate('orders.proof.place', { x: mm(x), y: mm(y) })}
          {settledBy !== undefined && ` · ${translate('orders.proof.settledBy', { version: settledBy })}`}
        </Box>
        {answer && <Box sx={{ whiteSpace: 'pre-wrap' }}>{translate('orders.proof.answered', { answer })}</Box>}
        {orderId !== undefined && (
          <ActionDialogButton<{ answer: string }>
            texts="orders.proof.answerPin"
            textValues={{ number: String(number) }}
            size="small"
            defaultValues={{ answer }}
            onSubmit={(values, idempotencyKey) =>
              callApi(
                'admin/proof-pin-answer',
                { answer: values.answer.trim() },
                { params: { orderId, pinId: id }, idempotencyKey },
              )
            }
          >
            <TextInput
              source="answer"
              label="orders.proof.answerPin.field"
              multiline
              minRows={2}
              validate={REQUIRED}
              slotProps={ANSWER_TEXT}
            />
          </ActionDialogButton>
        )}
      </Box>
    </Box>
  );
}

function PinNumber({ pin: { number, settledBy, text }, sx = {} }: { pin: ProofPinView; sx?: object }) {
  return (
    <Box
      component="span"
      title={text}
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 24,
        height: 24,
        borderRadius: '50%',
        border: '2px solid #fff',
        backgroundColor: settledBy === undefined ? 'error.main' : 'primary.main',
        color: '#fff',
        fontSize: 12,
        fontWeight: 650,
        lineHeight: 1,
        ...sx,
      }}
    >
      {number}
    </Box>
  );
}
