import Box from '@mui/material/Box';
import { FACET_NAMES, FACETS } from '@shop/contract';
import { NumberInput, SelectArrayInput } from 'react-admin';

/** What customers filter products by: several of each. */
export function FacetInputs() {
  return FACET_NAMES.map((facet) => (
    <SelectArrayInput
      key={facet}
      source={`facets.${facet}`}
      label={`products.facet.${facet}`}
      helperText={false}
      choices={FACETS[facet].map((code) => ({ id: code, name: `products.facetValue.${code}` }))}
    />
  ));
}

/** The size that the page of a product sold by size shows at first. Both empty for the usual size. */
export function DefaultSizeInputs() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 1.5 }}>
      {(['widthMm', 'lengthMm'] as const).map((side) => (
        <NumberInput
          key={side}
          source={`defaultSize.${side}`}
          label={`products.defaultSize.${side}`}
          helperText="products.defaultSize.help"
          min={1}
          max={100_000}
        />
      ))}
    </Box>
  );
}
