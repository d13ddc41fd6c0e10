// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Characters} from "./Characters.sol";

/// @title UUIDs in 16 bytes
/// @notice Holds the 36 characters of a UUID in lower case (8-4-4-4-12, RFC 9562) in half a storage slot. Every other text is
/// left to the caller, so that unpacking always gives the very text that was packed.
library PackedUuid {
    /// @dev The hyphens among the first 32 characters, and every bit of theirs.
    uint256 private constant HYPHENS = (0x2d << 184) | (0x2d << 144) | (0x2d << 104) | (0x2d << 64);
    uint256 private constant HYPHEN_BITS = (0xff << 184) | (0xff << 144) | (0xff << 104) | (0xff << 64);
    bytes16 private constant DIGITS = "0123456789abcdef";

    /// @notice Packs a text, if it is such a UUID.
    /// @param text any text
    /// @return isUuid whether the text is such a UUID
    /// @return packed its 128 bits
    function pack(bytes calldata text) internal pure returns (bool isUuid, bytes16 packed) {
        if (text.length != 36 || uint256(bytes32(text[:32])) & HYPHEN_BITS != HYPHENS) return (false, 0);
        bytes memory digits = bytes.concat(text[:8], text[9:13], text[14:18], text[19:23], text[24:]);
        uint256 values;
        (isUuid, values) = Characters.read(uint256(bytes32(digits)), 0x30, 0x39, 0x30, 0x66, 0x57);
        // Two hexadecimal digits make a byte, 32 of them 128 bits.
        // forge-lint: disable-next-line(unsafe-typecast)
        return isUuid ? (true, bytes16(uint128(Characters.join(values, 4)))) : (false, bytes16(0));
    }

    /// @notice Writes a UUID.
    /// @param packed its 128 bits
    /// @return The 36 characters that were packed.
    function unpack(bytes16 packed) internal pure returns (string memory) {
        bytes memory text = new bytes(36);
        uint256 bits = uint128(packed);
        for (uint256 i = 36; i > 0; --i) {
            if (i == 9 || i == 14 || i == 19 || i == 24) {
                text[i - 1] = "-";
            } else {
                text[i - 1] = DIGITS[bits & 15];
                bits >>= 4;
            }
        }
        return string(text);
    }
}
