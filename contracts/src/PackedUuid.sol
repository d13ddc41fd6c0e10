// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title UUIDs in 16 bytes
/// @notice Holds the 36 characters of a UUID in lower case (8-4-4-4-12, RFC 9562) in half a storage slot. Every other text is
/// left to the caller, so that unpacking always gives the very text that was packed.
library PackedUuid {
    /// @dev Bit i is set where character i of a UUID is a hyphen.
    uint256 private constant HYPHENS = (1 << 8) | (1 << 13) | (1 << 18) | (1 << 23);
    bytes16 private constant DIGITS = "0123456789abcdef";

    /// @return isUuid whether the text is such a UUID
    /// @return packed its 128 bits
    function pack(bytes calldata text) internal pure returns (bool isUuid, bytes16 packed) {
        if (text.length != 36) return (false, 0);
        bytes32 head = bytes32(text[:32]);
        bytes4 tail = bytes4(text[32:]);
        uint256 bits;
        for (uint256 i = 0; i < 36; ++i) {
            uint256 character = uint8(i < 32 ? head[i] : tail[i - 32]);
            if ((HYPHENS >> i) & 1 == 1) {
                if (character != 0x2d) return (false, 0);
            } else if (character >= 0x30 && character <= 0x39) {
                bits = (bits << 4) | (character - 0x30);
            } else if (character >= 0x61 && character <= 0x66) {
                bits = (bits << 4) | (character - 0x57);
            } else {
                return (false, 0);
            }
        }
        // forge-lint: disable-next-line(unsafe-typecast)
        return (true, bytes16(uint128(bits)));
    }

    /// @return The 36 characters that were packed.
    function unpack(bytes16 packed) internal pure returns (string memory) {
        bytes memory text = new bytes(36);
        uint256 bits = uint128(packed);
        for (uint256 i = 36; i > 0; --i) {
            if ((HYPHENS >> (i - 1)) & 1 == 1) {
                text[i - 1] = "-";
            } else {
                text[i - 1] = DIGITS[bits & 15];
                bits >>= 4;
            }
        }
        return string(text);
    }
}
