import { TextInput } from 'react-admin';

interface ChineseNameInputProps {
  source?: string;
  maxLength?: number;
}

/** The name for staff who work in Chinese. */
export function ChineseNameInput({ source = 'chineseName', maxLength = 120 }: ChineseNameInputProps) {
  return (
    <TextInput
      source={source}
      label="references.chineseName.label"
      helperText="references.chineseName.help"
      autoComplete="off"
      slotProps={{ htmlInput: { maxLength, lang: 'zh' } }}
    />
  );
}
