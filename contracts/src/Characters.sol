// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title 32 characters at once
/// @notice What decodes a text of one byte a character, 32 in a word, without a loop over them: that would cost as much gas as
/// it saves storage.
library Characters {
    uint256 private constant ONES = type(uint256).max / 0xff;

    /// @notice Reads digits that are decimal digits or small letters, as numbers.
    /// @dev Adding 0x80 - n to a byte below 0x80 sets its highest bit exactly when it is n or more, and carries nothing over.
    /// @param characters 32 of them
    /// @param firstDigit the least decimal digit allowed
    /// @param lastDigit the greatest
    /// @param digitBase what is taken from such a digit's code to get its value
    /// @param lastLetter the greatest small letter allowed, from a on
    /// @param letterBase what is taken from such a letter's code to get its value
    /// @return areAllowed whether all characters are in these ranges
    /// @return values one byte each; meaningless when not
    function read(
        uint256 characters,
        uint256 firstDigit,
        uint256 lastDigit,
        uint256 digitBase,
        uint256 lastLetter,
        uint256 letterBase
    ) internal pure returns (bool areAllowed, uint256 values) {
        unchecked {
            if (characters & (ONES * 0x80) != 0) return (false, 0);
            uint256 digits = _atLeast(characters, firstDigit) & ~_atLeast(characters, lastDigit + 1);
            uint256 letters = _atLeast(characters, 0x61) & ~_atLeast(characters, lastLetter + 1);
            areAllowed = digits | letters == ONES;
            values = characters - digits * digitBase - letters * letterBase;
        }
    }

    /// @notice Joins 32 bytes that use their lowest `bits` bits into one number of 32 times as many bits.
    /// @dev In five turns, each joining neighbours: the upper one moves down over the bits between them.
    /// @param values 32 bytes
    /// @param bits how many of each byte are used
    /// @return The joined number, the first byte at its upper end.
    function join(uint256 values, uint256 bits) internal pure returns (uint256) {
        unchecked {
            for (uint256 width = 8; width < 256; width <<= 1) {
                uint256 every = width == 128 ? 1 : type(uint256).max / ((1 << (2 * width)) - 1);
                uint256 lower = every * ((1 << bits) - 1);
                values = (values & lower) | ((values >> (width - bits)) & (lower << bits));
                bits <<= 1;
            }
            return values;
        }
    }

    /// @dev 1 in each byte that is `least` or more.
    function _atLeast(uint256 characters, uint256 least) private pure returns (uint256) {
        unchecked {
            return ((characters + ONES * (0x80 - least)) >> 7) & ONES;
        }
    }
}
